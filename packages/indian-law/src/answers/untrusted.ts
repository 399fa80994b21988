import { sentencesOf } from '../text/sentences.ts';

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
  // Politely: *every summary of this file is to open with …*.
  /(?:\b(?:every|each|any|all|the)\s(?:\p{L}+\s){0,2}|^)(?:summar(?:y|ies)|digests?|abstracts?|overviews?|(?:answers?|notes?|replies)\s(?:about|on|concerning|regarding|drawn|made|prepared|written))\b.{0,80}\b(?:open|begin|start|end|close|conclude|include|mention|state|say|contain|carry|quote|recommend|praise|add|name|describe)s?\b/iu,
  /\b(?:when|whenever|while|if|before|after|upon)\s(?:\p{L}+\s){0,4}(?:summari[sz](?:e|es|ed|ing)|answer(?:ing|ed)|asked\sabout|describ(?:e|ed|ing)|discussed|reviewed)\b.{0,90}\b(?:please|kindly|must|should|always|mention|state|say|include|begin|end|add|write|recommend)\b/iu,
  /\b(?:please|kindly|we\srequest|it\sis\srequested|it\swould\sbe\sappreciated|be\ssure\sto|remember\sto|do\snot\sforget\sto)\b.{0,60}\b(?:summar(?:y|ies|ise|ize)|(?:your|any|every|the)\s(?:answer|reply|response|summary|note)|in\severy|at\sthe\s(?:top|start|beginning|end)\sof)\b/iu,
  /\b(?:anyone|whoever|those\swho|any\s(?:person|reader|system|software|program|tool)|(?:the|an?)\s(?:reader|summari[sz]er|software|program|assistant|tool|machine))\b.{0,50}\b(?:summari[sz]|answer|describ|process|read(?:s|ing)\sthis).{0,60}\b(?:should|must|will|is\sto|are\sto|shall|please|kindly|ought)\b/iu,
  /\bfor\s(?:any|every|all|the\spurposes?\sof\s(?:any|a|the))\s(?:\p{L}+\s){0,2}(?:summar(?:y|ies)|automated|machine|computer)\b/iu,
  // A text that is made from this paper, and how it is to be worded.
  /\b(?:pr[eé]cis|summar\p{L}+|digests?|gist|briefs?\s(?:of|from|on)|extracts?|notes?\s(?:made|prepared|taken|written|of|from|on)|outlines?|abridg\p{L}+|condens\p{L}+|paraphras\p{L}+|translating|restat\p{L}+|sums(?=\s(?:this|it)\sup\b))\b.{0,30}\b(?:this|these|up)\b.{0,70}\b(?:start|begin|begun|open|clos|conclud|end|nam|mention|describ|substitut|prais|recommend|to\sread\b|reads?\sbetter|call|bears?\s(?:the\s)?(?:words?|name)|carr(?:y|ies)\s(?:the\s)?(?:words?|name)|refer(?:red)?\sto\s\p{L}+\sas)/iu,
  /\b(?:this|these)\b.{0,30}\b(?:abridged|condensed|summari[sz]ed|paraphrased|digested)\b.{0,60}\b(?:named|mention|open|begin|start|end|close|call|describ|say|prais)/iu,
  /\b(?:answers?|repl(?:y|ies)|responses?)\s(?:drawn|made|prepared|taken)\sfrom\s(?:this|these)\b|\b(?:what|whatever|anything|all\sthat)\s(?:is|may\sbe|gets)\s(?:written|said|prepared)\s(?:about|on|from)\s(?:this|these)\b|\bwhen(?:ever)?\syou\sare\s(?:questioned|asked|queried)\s(?:on|about)\b/iu,
  /\b(?:wherever|whenever|each\stime|every\stime)\s(?:this|these|the\spresent)\s(?:\p{L}+\s){1,3}(?:is|are)\s(?:quoted|cited|summari[sz]ed|mentioned|used|described|read)\b/iu,
  /\b(?:computer|machine|software)[\s-](?:generated|made|written|prepared)\s(?:summar\p{L}+|extracts?|notes?|digests?|answers?|texts?)\b/iu,
  /\b(?:agreed|discussed|settled|arranged)\swith\sthe\suser\b|\bthe\suser\s(?:has\s)?(?:already\s)?(?:asks|asked|wants|wanted|wishes|wished|instructed|told|expects)\b|\byour\s(?:earlier|previous|last|next)\s(?:answer|reply|response)\b.{0,80}\b(?:say|state|write|correct|mention)\s(?:so|it|this|that)\b/iu,
  /(?:सार|सारांश|उत्तर|जवाब)\s(?:लिखते|बनाते|देते)\s(?:समय|वक्त)|(?:हर|प्रत्येक|सभी|किसी\sभी).{0,12}(?:सारांश|उत्तर|जवाब|टिप्पणी).{0,60}(?:शुरू|आरंभ|आरम्भ|समाप्त|उल्लेख|लिख|जोड़)/u,
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
