import { sentencesOf } from './sentences.ts';

/** Characters that nobody sees: zero-width, variation selectors, tags, fillers. Indian scripts need the two joiners. */
const INVISIBLE =
  /(?![\u200c\u200d])[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]|(?<=\p{Script=Latin})[\u200c\u200d]+/gu;

/** Words that speak to a model and not to a court. */
const SPEAKS_TO_A_MODEL = [
  /\b(?:ignore|disregard|forget|override|bypass|discard|supersede)s?\b.{0,40}\b(?:instructions?|prompts?|rules|guidelines|directions|context|sources|above|previous|prior|earlier|safety|everything)\b/iu,
  /\b(?:system|developer|assistant|hidden|initial)\s?(?:prompt|message|instruction|note|role|mode)s?\b/iu,
  /(?:^|\s)(?:system|assistant|user|human|ai|instructions?)\s?:\s/iu,
  /<\|?[\p{L}_/ ]{2,30}\|?>|\[\/?(?:INST|SYS|SYSTEM|ASSISTANT)\]|<<\/?SYS>>|#{2,}\s?(?:system|instruction|response|assistant)/iu,
  /\b(?:language\smodel|large\slanguage|chat\s?bot|gpt|llm|a\.?i\.?\s(?:assistant|model|system|tool|reviewer)|(?:dear|attention|note\sto|to\sthe)\s(?:ai|model|assistant))\b/iu,
  /\b(?:you\sare\snow|act\sas|pretend|role-?play|from\snow\son|new\s(?:instructions?|task|rule)|jailbreak|your\s(?:task|instructions?|job|role|answer|reply|response|output|new)\b)/iu,
  /\b(?:reply|respond|answer|output|print|write|say|repeat|return|include|insert|append|begin|end|start)\b.{0,30}\b(?:only|exactly|verbatim|with\sthe\s(?:word|words|text|phrase|following|link)|the\sfollowing|this\s(?:link|image|text|word)|nothing\selse|markdown|html|in\syour|every\s(?:answer|reply))\b/iu,
  /\b(?:tell|inform|assure|convince|instruct|ask|advise)\sthe\s(?:user|reader|lawyer\sthat\syou)\b/iu,
  /!?\[[^\]\n]{0,200}\]\s?\([^)\n]{0,500}\)|\b(?:https?|ftp|data|javascript|file):|\bwww\.|<\/?[a-z][^>\n]{0,300}>/iu,
  /(?:निर्देश|आदेश)\p{M}*.{0,30}(?:अनदेखा|नज़रअंदाज़|नजरअंदाज|भूल|अनदेखी)|(?:अनदेखा|नज़रअंदाज़|नजरअंदाज).{0,30}(?:निर्देश|नियम)|முந்தைய\s.{0,30}(?:புறக்கணி|மற)/u,
] as const;

export interface Untrusted {
  /** The text that a model may be given. */
  text: string;
  /** Sentences that were left out, because they speak to a model or hold a link. */
  removed: number;
}

/**
 * A text from a document, for a model: without invisible characters and without sentences that speak to a model, which
 * become […]. No list is complete: what a model may do with its answer is limited besides. O(n).
 */
export function asUntrusted(given: string): Untrusted {
  const text = given.replace(INVISIBLE, '');
  let result = '';
  let done = 0;
  let removed = 0;
  for (const { start, end } of sentencesOf(text)) {
    const sentence = text.slice(start, end).normalize('NFKC');
    if (!SPEAKS_TO_A_MODEL.some((pattern) => pattern.test(sentence))) continue;
    result += `${text.slice(done, start)}[…]`;
    done = end;
    removed += 1;
  }
  // A source cannot end its own frame.
  return { text: (result + text.slice(done)).replaceAll('<', '‹').replaceAll('>', '›'), removed };
}

/** A text whose marks of footnotes, such as `[5]`, do not look like numbers of sources: they are printed `(5)`. O(n). */
export const withoutSourceNumbers = (text: string): string =>
  text.replaceAll(/\[(\d{1,3}(?:\s?[,;–-]\s?\d{1,3})*)\s?\]/gu, '($1)');
