/** The basic actions (UC-ACT-LIST): importing a file is what makes its action known. */
import './alert-stance.ts';
import './melee/fight-action.ts';
import './melee/get-up.ts';
import './movement/move.ts';
import './shooting.ts';
