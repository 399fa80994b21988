/** Milliseconds of processor time that `run` takes. The clock on the wall would count what others do on a busy machine. */
export function processorMs(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
