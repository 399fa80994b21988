/** Settings of a test run. */
export const TEST_ENV = {
  strength: process.env.TEST_STRENGTH,
  /** The folder of the shared data; undefined where it stands beside the repository. */
  sharedData: process.env.MUNSHI_SHARED,
};
