/** What stands inline in every page's head, and the hashes by which the content security policy lets it in. */

/**
 * On a phone a visitor's first page keeps the system's font: no font competes with its text, and nothing is laid out or
 * moves a second time. The fonts are fetched two seconds after the page stands; the pages after it, and wide screens,
 * use them from the first paint.
 */
export const FONTS_WHEN_THERE =
  "(()=>{let d=document;" +
  "if(innerWidth>=768||d.referrer.startsWith(location.origin+'/'))d.documentElement.classList.add('with-fonts');" +
  "else addEventListener('load',()=>setTimeout(()=>d.querySelectorAll('link[as=font]').forEach(l=>fetch(l.href).catch(()=>{})),2e3))})()";

export const FONTS_WHEN_THERE_HASH = "sha256-ax5+UsQJja9gB+XaVCKz/GJEDyiLGuQBiXMTdj3tapA=";

/**
 * Says beside the contact buttons whether somebody answers now, by the clock of São Paulo, and has the message say so
 * when nobody does; the dot of the floating button says the same. The page brings the rows of `domain/hours/page-answers.ts`; the same bytes are right at any hour. It
 * also brings how far that clock is from Greenwich: a browser that is asked for the time of a zone first reads what it
 * knows of zones, which takes a phone a tenth of a second.
 */
export const ANSWERS_NOW =
  "(()=>{let b=document.body.dataset,f=()=>{" +
  "let n=new Date(+new Date+ +b.clock).toISOString(),d=n.slice(0,10),r=b.answers.split('|'),t;" +
  "r.some(x=>x.startsWith(d))||(d='');" +
  "for(let x of r)x.startsWith(d+' ')&&x.slice(d.length+1)<n.slice(11)&&(t=x.slice(d.length+7));" +
  "for(let e of document.querySelectorAll('[data-answer]'))e.textContent=t||b.open;" +
  "b.shut=t?1:'';" +
  "for(let a of document.links)if(/[?&]text=/.test(a.h||=a.href))" +
  "a.href=t?a.h.replace(/(%20|%0A)*Ref\\.|$/,m=>'%20'+encodeURIComponent(b.late)+m):a.h" +
  "};f();for(let e of['pageshow','focus','click'])addEventListener(e,f,!0)})()";

export const ANSWERS_NOW_HASH = "sha256-kKjw6usIjFTIaB1NBuknoFurctZGvSICz/Iwvwvehcc=";

/**
 * Tells the server what happens on the page: that it is shown, which a cache between would keep from it, and that
 * somebody opens the chat, dials the number or copies it, by a mouse, a finger or a key. A page that a browser renders
 * ahead is shown when it is looked at, one that comes back as it was left is not shown again. The page brings its code
 * and each link its place; nothing is stored in the browser. It waits until the page is painted, for what is sent before
 * counts against its first paint. Who comes near the menu gets its script.
 */
export const LISTEN =
  "(()=>{let d=document,p=d.documentElement.dataset,s=k=>navigator.sendBeacon('/contar',[k,p.page,d.referrer.split('/')[2]].join(' '))," +
  "f=()=>d.prerendering?d.addEventListener('prerenderingchange',f):requestAnimationFrame(()=>setTimeout(()=>s('shown')))," +
  "m=({target:t})=>t.closest?.('header')&&import(p.menu)," +
  "c=({target:t,button:b})=>(t=t.closest?.('[data-contact]'))&&b<2&&s(t.dataset.contact);" +
  "for(let[n,l]of[['load',f],['pointermove',m],['pointerdown',m],['focusin',m],['click',c],['auxclick',c],['copy',()=>{" +
  "let g=getSelection();if(/^[^]{0,60}\\d-\\d{4}[^]{0,40}$/.test(g))" +
  "for(let a of d.querySelectorAll('[data-contact^=call]'))if(g.containsNode(a,!0))return s('copy'+a.dataset.contact.slice(4))" +
  "}]])addEventListener(n,l)})()";

export const LISTEN_HASH = "sha256-BNmi2PZ3GnQl8otnyQU44aCk/ZN9/kYiiQEGxPGYU6w=";

/** The page a visitor is about to open is fetched as the pointer comes to rest on its link; the panel's never. */
export const PREFETCH_RULES =
  '{"prefetch":[{"where":{"and":[{"href_matches":"/*"},{"not":{"href_matches":"/admin/*"}}]},"eagerness":"moderate"}]}';

export const PREFETCH_RULES_HASH = "sha256-5IVb4M7BP9niTAYpe+FvQz/96z5IDFyocokP0ene0L0=";
