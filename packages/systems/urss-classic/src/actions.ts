/** The basic actions (UC-ACT-LIST): importing a file is what makes its action known. */
import './alert-stance.ts';
import './fights/fight-action.ts';
import './fights/get-up.ts';
import './movement/alert-answer.ts';
import './movement/climb.ts';
import './movement/jump.ts';
import './movement/move.ts';
import './movement/swim.ts';
import './shooting.ts';
