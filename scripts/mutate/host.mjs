// Runs test files again and again in one process, for scripts/mutate.mjs: a message { changed, tests } is answered by { failures, durations }.
import { createVitest } from 'vitest/node';

const [root = '.'] = process.argv.slice(2);
const vitest = await createVitest('test', { root, watch: false, reporters: [{}], isolate: false, fileParallelism: false, pool: 'threads' });
await vitest.standalone();

/** Tests of a file that fail; the file itself where it cannot be run. @param {import('vitest/node').TestModule} module */
function failuresIn(module) {
  if (module.state() === 'passed') return [];
  const failed = [...module.children.allTests()].filter((test) => test.result().state !== 'passed').map(({ fullName }) => fullName);
  const broken = module.errors().map(({ message }) => message);
  return [...failed, ...broken].map((what) => `${module.moduleId}: ${what}`);
}

/** @param {{ changed: readonly string[], tests: readonly string[] }} asked */
async function run({ changed, tests }) {
  for (const file of changed) vitest.invalidateFile(file);
  const specifications = (await Promise.all(tests.map((test) => vitest.globTestSpecifications([test])))).flat();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const wanted = testModules.filter(({ moduleId }) => tests.includes(moduleId));
  process.send?.({
    failures: [
      ...unhandledErrors.map(String),
      ...tests.filter((test) => !wanted.some(({ moduleId }) => moduleId === test)).map((test) => `${test} has not run`),
      ...wanted.flatMap(failuresIn),
    ],
    durations: Object.fromEntries(wanted.map((module) => [module.moduleId, module.diagnostic().duration])),
  });
}

process.on('message', (asked) => void run(/** @type {never} */ (asked)));
process.send?.({ ready: true });
