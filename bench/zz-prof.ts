import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readJudgment } from '#law/judgment/judgment.ts';
const dir='/work/shared/data/judgments-supreme-court';
const texts=readdirSync(dir).sort().filter((_,i)=>i%16===0).map(f=>readFileSync(path.join(dir,f),'utf8'));
for(const t of texts.slice(0,20)) readJudgment(t);
let best=Infinity;
for(let r=0;r<3;r++){const c=process.cpuUsage();for(const t of texts)readJudgment(t);const u=process.cpuUsage(c);best=Math.min(best,(u.user+u.system)/1e6);}
console.log(texts.length, best.toFixed(2),'s cpu', (texts.length/best).toFixed(1),'/s');
