import { openDemo } from './demo-session.ts';
const base='http://127.0.0.1:3100'; const cookie = await openDemo(base, '/tmp/walk');
console.log(cookie.slice(0,30), (await (await fetch(base+'/auth/v1/user',{headers:{cookie}})).text()).slice(0,300));
