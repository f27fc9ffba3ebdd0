// Runs test files again and again in one process, for scripts/mutate.mjs: a message { changed, tests } is answered by { failed, durations }.
import { createVitest } from 'vitest/node';

const [root = '.'] = process.argv.slice(2);
const vitest = await createVitest('test', { root, watch: false, reporters: [{}], isolate: false, fileParallelism: false, pool: 'threads' });
await vitest.standalone();

/** @param {{ changed: readonly string[], tests: readonly string[] }} asked */
async function run({ changed, tests }) {
  for (const file of changed) vitest.invalidateFile(file);
  const specifications = (await Promise.all(tests.map((test) => vitest.globTestSpecifications([test])))).flat();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const wanted = testModules.filter(({ moduleId }) => tests.includes(moduleId));
  process.send?.({
    failed: unhandledErrors.length > 0 || wanted.length < tests.length || wanted.some((module) => module.state() !== 'passed'),
    durations: Object.fromEntries(wanted.map((module) => [module.moduleId, module.diagnostic().duration])),
  });
}

process.on('message', (asked) => void run(/** @type {never} */ (asked)));
process.send?.({ ready: true });
