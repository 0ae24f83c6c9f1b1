/** What stands inline in every page's head, and the hashes by which the content security policy lets it in. */

/**
 * On a phone a visitor's first page begins in the system's letters: no font competes with its text. The pages after it, and
 * wide screens, have the fonts from the first paint. All else comes after the paint (after-paint.js), which a browser tells once it is
 * on the screen, or two seconds after the load where it tells none; what is pressed before that is there is kept for it.
 */
export const BEFORE_PAINT =
  "(()=>{let d=document,r=d.documentElement;" +
  "if(innerWidth>=768||d.referrer.startsWith(location.origin+'/'))r.classList.add('with-fonts');" +
  "addEventListener('click',e=>r.early=e.target);" +
  "let go=()=>{go=()=>0;import(r.dataset.later)};" +
  "addEventListener('load',()=>{setTimeout(()=>requestAnimationFrame(()=>go()),2e3);" +
  "new PerformanceObserver(()=>setTimeout(()=>go())).observe({type:'paint',buffered:!0})})})()";

export const BEFORE_PAINT_HASH = "sha256-oQ9qJLzaDJTBxaAbHavkwirHzILgLZnAqZdffXUvtoA=";

/**
 * Says beside the contact buttons whether somebody answers now, by the clock of São Paulo, and has the message say so
 * when nobody does; the dot of the floating button says the same. The page brings the rows of
 * `domain/hours/answers.ts`; the same bytes are right at any hour. It also brings how far that clock is from Greenwich:
 * a browser that is asked for the time of a zone first reads what it knows of zones, which takes a phone a tenth of a second.
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

/** The page a visitor is about to open is fetched as the pointer comes to rest on its link; the panel's never. */
export const PREFETCH_RULES =
  '{"prefetch":[{"where":{"and":[{"href_matches":"/*"},{"not":{"href_matches":"/admin/*"}}]},"eagerness":"moderate"}]}';

export const PREFETCH_RULES_HASH = "sha256-5IVb4M7BP9niTAYpe+FvQz/96z5IDFyocokP0ene0L0=";
