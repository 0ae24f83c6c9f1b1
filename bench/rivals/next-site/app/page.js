import blocks from "../content.json";
import { Gate } from "./gate";

export default function Home() {
  return (
    <main>
      <Gate />
      {blocks.map(({ tag: Tag, text, href }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
        <Tag key={index} {...(href && { href })}>
          {text}
        </Tag>
      ))}
    </main>
  );
}
