/**
 * Playwright's JSON report, as far as it is read here.
 * @typedef {{ title: string, file: string, line: number, ok: boolean }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/** @param {Suite} suite @returns {Spec[]} all tests of a suite and of those inside it */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** @param {Suite | undefined} report @returns {string[]} the tests that failed: file, line, title */
export function failedTests(report) {
  return specsOf(report ?? {})
    .filter(({ ok }) => !ok)
    .map(({ file, line, title }) => `${file}:${line} ${title}`);
}
