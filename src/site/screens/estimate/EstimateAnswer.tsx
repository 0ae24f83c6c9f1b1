import type { PageContact } from "#domain/contact/contact";
import type { EstimateView } from "#domain/estimate/describe-estimate";
import { ContactButton } from "#site/contact/ContactButton";
import { CheckList } from "#site/sections/CheckList";

export interface EstimateAnswerProps {
  view: EstimateView;
  contact: PageContact;
  /** Of this answer, in the one order. */
  path: string;
  /** What its link says. */
  addressText: string;
}

/** The plan and its price with the reasons, or why somebody has to see the gate first; then one button with it all. */
export function EstimateAnswer({
  view: { title, price, instalments, parts, warning, button, message },
  contact,
  path,
  addressText,
}: EstimateAnswerProps) {
  return (
    <div id="resposta" className="wrap pt-10">
      <div className="rounded-card border border-line bg-white p-6 raised">
        <h2 className="text-[1.625rem]">{title}</h2>
        {price && (
          <p className="mt-2">
            <span className="headline text-3xl">{price}</span> <span className="text-steel">{instalments}</span>
          </p>
        )}
        {warning && <p className="mt-3 max-w-[60ch] font-semibold">{warning}</p>}
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ContactButton contact={contact} place="estimate" text={button} message={message} />
          <a href={path} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {addressText}
          </a>
        </div>
        {parts.map((part) => (
          <Part key={`${part.title} ${part.text}`} {...part} />
        ))}
      </div>
    </div>
  );
}

function PlainList({ items }: { items: readonly string[] }) {
  return (
    <ul className="flex max-w-[60ch] list-disc flex-col gap-2 pl-5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function Part({ title, text, items, isPromise }: EstimateView["parts"][number]) {
  return (
    <div className="mt-6 border-line border-t pt-5">
      {title && <h3 className="mb-3 text-lg">{title}</h3>}
      {text && <p className="max-w-[60ch]">{text}</p>}
      {items && items.length > 0 && (
        <div className={text ? "mt-3" : ""}>{isPromise ? <CheckList items={items} /> : <PlainList items={items} />}</div>
      )}
    </div>
  );
}
