import { envSchema } from './env.ts';

/** The text of `.env.example`: every setting with its description and default, generated from the schema. */
export function envExample(): string {
  const defaults: Record<string, unknown> = envSchema.parse({});
  const entries = Object.entries(envSchema.shape).map(([name, schema]) => {
    const standard = defaults[name];
    return `# ${schema.description ?? ''}\n# ${name}=${standard === undefined ? '' : String(standard)}`;
  });
  return `# Settings of Munshi. Everything has a default that suits one lawyer on one machine; set what differs.\n\n${entries.join('\n\n')}\n`;
}
