// npx tsx lab/evening-desk/run.ts (after `node scripts/build.mjs`): the figures of the desk after court and of the doors for other
// software. Worked examples of the tax are compared here; the others are tests at full strength and a journey, whose outcomes this
// counts. Some five minutes.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { feeTax } from '#law/fees/fee-tax.ts';
import { type FeeExample, FIRST_THIRTY, linesOf, SECOND_THIRTY } from '#law-test/fee-examples.ts';
import { shippedPath } from '#server/core/shipped-path.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'munshi-desk-'));

/** True where mode, total and each tax are those that were worked out by hand, to the paisa. */
function isRight(example: FeeExample): boolean {
  const { supplier, recipient, supply = 'legal', mode, tax = [0, 0, 0], total } = example;
  const found = feeTax(supplier, recipient, { supply, lines: linesOf(example) });
  const asked = mode === 'reverse_charge' ? found?.recipientPays : found;
  const taxes = mode === 'none' ? [0, 0, 0] : [asked?.cgst, asked?.sgst, asked?.igst];
  return found?.mode === mode && found.total === total && taxes.every((paise, at) => paise === tax[at]);
}

interface Outcome {
  title: string;
  passed: boolean;
}

/** The outcome of each test of a file at full strength. */
function tested(file: string): Outcome[] {
  const report = path.join(folder, 'tests.json');
  rmSync(report, { force: true });
  const options = ['run', file, '--mode', 'load', '--reporter=json', `--outputFile=${report}`];
  spawnSync('npx', ['vitest', ...options], { stdio: ['ignore', 'ignore', 'inherit'] });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { assertionResults: { fullName: string; status: string }[] }[];
  };
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ title: fullName, passed: status === 'passed' })),
  );
}

/** The note that the journey of ten matters leaves: presses and seconds. Undefined where it failed. */
function journey(): string | undefined {
  const options = ['test', 'e2e/evening-desk.spec.ts', '--grep', 'ten matters', '--reporter=json'];
  const { stdout } = spawnSync('npx', ['playwright', ...options], { encoding: 'utf8', maxBuffer: 1e8 });
  const isRight = /"unexpected": 0\b/u.test(stdout) && /"expected": [1-9]/u.test(stdout);
  return isRight ? /"description": "(\d+ presses, [^"]+)"/u.exec(stdout)?.[1] : undefined;
}

const right = [...FIRST_THIRTY, ...SECOND_THIRTY].filter(isRight).length;
const suite = tested('src/server/features/mcp/conformance.test.ts');
/** The last test of that file compares its scenarios with those that the suite lists. */
const scenarios = suite.filter(({ title }) => title.startsWith('conformance'));
const passing = scenarios.filter(({ passed }) => passed).length;
const hasAll = suite.length > scenarios.length && suite.every(({ passed }) => passed);
const webhooks = [
  ...tested('src/server/features/webhooks/killed-senders.test.ts'),
  ...tested('src/server/features/webhooks/webhooks.test.ts').filter(({ title }) => title.includes('half of')),
];
const matters = journey();
rmSync(folder, { recursive: true });

const row = (what: string, measured: string, goal: string, reached: boolean) =>
  `| ${what} | ${measured} | ${goal}: ${reached ? 'reached' : '**missed**'} |`;
const text = `# The desk after court, and other software

\`npx tsx lab/evening-desk/run.ts\`: processes that are killed while they send to a receiver; every server scenario that the official
conformance suite of MCP lists, those of tools that the product has not with fixtures of the suite behind the product's own
transport and checks; notes whose tax was worked out by hand before the rule was written; one journey in a browser, without the time in
which a person reads and thinks. 2 cores, load average ${loadavg()[0]?.toFixed(1)}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}.

| | Measured | Goal |
|---|---|---|
${webhooks.map(({ title, passed }) => row(`Webhooks: ${title}`, passed ? 'each delivered, none lost' : 'failed', 'each delivered, none lost', passed)).join('\n')}
${row('Server scenarios of the MCP conformance suite', `${passing} of ${scenarios.length}, without a warning`, 'all', hasAll)}
${row('Worked examples of the tax of fee notes, to the paisa', `${right} of 60`, '60', right === 60)}
${row('Ten matters after court, each with its order typed', matters ?? 'failed', '≤ 6 presses each, ≤ 600 s', matters !== undefined)}
`;
writeFileSync(shippedPath('lab/results/evening-desk.md'), text);
process.stdout.write(text);
