import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';

/** A browser of its own with a profile on disk, which can be killed as by a power cut and started again. */
export class KilledBrowser {
  readonly #executable: string;
  readonly #profile: string;
  #process: ChildProcess | undefined;

  private constructor(executable: string, profile: string) {
    this.#executable = executable;
    this.#profile = profile;
  }

  static async create(executable: string): Promise<KilledBrowser> {
    return new KilledBrowser(executable, await mkdtemp(path.join(tmpdir(), 'munshi-killed-')));
  }

  /** Starts it with the cookies of a session: a browser writes those to its disk late. */
  async start(cookies: Parameters<BrowserContext['addCookies']>[0]): Promise<BrowserContext> {
    const args = [
      ...['--headless=new', '--no-sandbox', '--no-first-run', '--disable-gpu', '--remote-debugging-port=0'],
      ...[`--user-data-dir=${this.#profile}`, 'about:blank'],
    ];
    // A group of processes, so that all parts of the browser end at once.
    const started = spawn(this.#executable, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
    this.#process = started;
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      started.stderr.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const found = /DevTools listening on (\S+)/u.exec(said)?.[1];
        if (found) resolve(found);
      });
      started.once('exit', (code) => reject(new Error(`the browser ended with ${code}:\n${said}`)));
    });
    const [context] = (await chromium.connectOverCDP(address)).contexts();
    if (!context) throw new Error('the browser has no context');
    await context.addCookies(cookies);
    return context;
  }

  /** SIGKILL to all its processes: nothing is asked, and nothing is written any more. */
  async kill(): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (running?.pid === undefined) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    process.kill(-running.pid, 'SIGKILL');
    await ended;
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
