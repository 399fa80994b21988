// npm run doctor: says what is good and what is wrong with this installation, one line each, and changes nothing. Unlike the other
// commands it neither installs nor builds, so that it can say that this is missing. Exit code 1 where something is wrong.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { unbuilt } from './build.mjs';
import { nodeNotice, nodeProblem, root, wrongPackages } from './install.mjs';
import { runningIn } from './running.mjs';

const NAMED = 5;
let wrong = false;

function tell(problem, fine) {
  process.stdout.write(`${problem ? 'wrong' : 'good '}  ${problem ?? fine}\n`);
  wrong ||= problem !== undefined;
}

const start = runningIn(root) ? 'Stop Munshi, then run npm start' : 'Run npm start';

function packagesProblem() {
  const names = wrongPackages();
  if (names.length === 0) return undefined;
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  return `These packages are missing or not of the version in package-lock.json: ${names.slice(0, NAMED).join(', ')}${more}. Run npm ci, with Munshi stopped.`;
}

function buildProblem() {
  const parts = unbuilt();
  if (parts.length === 0) return undefined;
  return `Not built from these sources: ${parts.join(' and ')}. ${start}, which builds what changed.`;
}

const packages = packagesProblem();
tell(nodeProblem(), nodeNotice() ?? `Node ${process.versions.node}.`);
tell(packages, 'The packages are those of package-lock.json.');
tell(buildProblem(), 'The server and the web application are built from these sources.');

const munshi = path.join(root, 'dist/cli/munshi.mjs');
if (existsSync(munshi)) {
  process.argv = [process.argv[0], 'munshi', 'doctor'];
  try {
    await import(pathToFileURL(munshi).href);
  } catch (error) {
    tell(`The other checks could not run (${error.code ?? error.message}). ${start}, then run this again.`);
  }
} else tell(`The other checks need the build. ${start}, then run this again.`);
if (wrong) process.exitCode = 1;
