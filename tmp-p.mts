import { siteFacts } from "#support/page/site-facts";
import { generateContent } from "#domain/generation/local/generate-content";
const p=generateContent({title:"Conserto de portão", creativity:50, instructions:"Fale de cremalheira e de ladeira. Tom direto."}, siteFacts);
console.log(p.reading.known?.question.asks, p.reading.subjects.map(s=>s.entry.id), p.used.map(u=>u.split('.').slice(0,2).join('.')).join(' '));
console.log(p.html);
