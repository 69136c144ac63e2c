// What is made of a stage's failures: what passes when it is run once more, alone, counts as passed and is named unsteady;
// what failed before the change too is printed and does not count.

/** More files than these that fail are no unsteadiness, and running each again would only take long. */
export const mostAgain = 12

/** Files of a result that failed, each once; undefined when something failed that is no file's. */
export function failedFiles({ failures }) {
  const files = [...new Set(failures.map(({ file }) => file))]
  return files.includes(undefined) ? undefined : files
}

/**
 * The result of a stage whose failed files were run once more: `again` is the result of that. A failure of a file that
 * holds now is unsteady; a file that fails again has the failures of both runs, each once.
 */
export function afterSecondRun(first, again) {
  const stillRed = new Set(again.failures.map(({ file }) => file))
  const steady = first.failures.filter(({ file }) => stillRed.has(file) || stillRed.has(undefined))
  const names = new Set(again.failures.map(({ name }) => name))
  const failures = [...again.failures, ...steady.filter(({ name }) => !names.has(name))]
  const unsteady = first.failures.filter((failure) => !steady.includes(failure))
  return {
    ...first,
    passed: first.passed + unsteady.length,
    failed: failures.length,
    failures,
    unsteady: [...(first.unsteady ?? []), ...unsteady]
  }
}

/** Runs a stage, and what fails of it once more. `stage.run` takes `how` and gives what stages/result.mjs tells. */
export async function runTwice(stage, files, how) {
  const first = await stage.run(files, how)
  const failures = failedFiles(first)
  if (!first.failures.length || !failures || failures.length > mostAgain) return first
  const again = await stage.run(failures, { alone: true })
  // what ran no test proves nothing
  return again.passed || again.failures.length ? afterSecondRun(first, again) : first
}

/** Splits failures into those that are of this change and those that `before` names too: names of what failed there. */
export function redBefore(failures, before) {
  return {
    ours: failures.filter(({ name }) => !before.has(name)),
    theirs: failures.filter(({ name }) => before.has(name))
  }
}
