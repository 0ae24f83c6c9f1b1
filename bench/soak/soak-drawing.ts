import type { Latencies } from "./soak-load";

export interface Sample extends Latencies {
  seconds: number;
  rssMb: number;
}

const WIDTH = 800;
const HEIGHT = 200;
const LEFT = 56;
const GAP = 44;
const MAX_POINTS = 200;
/** Leaves a single slow second out of the scale. */
const SCALE_SHARE = 0.99;

interface Curve {
  name: string;
  colour: string;
  read: (sample: Sample) => number;
}

/** Memory above, latency below, over time, as a small SVG. */
export function drawSoak(samples: readonly Sample[], summary: string): string {
  const thinned = thin(samples);
  const memory: Curve = { name: "RSS", colour: "#2563eb", read: ({ rssMb }) => rssMb };
  const p99: Curve = { name: "p99", colour: "#dc2626", read: (sample) => sample.p99 };
  const p50: Curve = { name: "p50", colour: "#16a34a", read: (sample) => sample.p50 };
  const height = 2 * HEIGHT + 3 * GAP;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12">
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
<text x="${LEFT}" y="20" font-size="14">${summary}</text>
${drawChart(thinned, GAP, "memory, MB", [memory])}
${drawChart(thinned, HEIGHT + 2 * GAP, "latency, ms", [p99, p50])}
</svg>
`;
}

function drawChart(samples: readonly Sample[], top: number, title: string, curves: readonly Curve[]): string {
  const values = curves.flatMap(({ read }) => samples.map(read)).toSorted((a, b) => a - b);
  const highest = roundUp(values[Math.floor(values.length * SCALE_SHARE)] ?? 1);
  const end = samples.at(-1)?.seconds ?? 1;
  const x = (seconds: number) => (LEFT + (seconds / end) * (WIDTH - LEFT - 16)).toFixed(1);
  const y = (value: number) => (top + HEIGHT - (Math.min(value, highest) / highest) * HEIGHT).toFixed(1);
  const grid = [0, 0.5, 1].map((share) => {
    const level = y(highest * share);
    return `<path d="M${LEFT} ${level}H${WIDTH - 16}" stroke="#ddd"/><text x="${LEFT - 6}" y="${Number(level) + 4}" text-anchor="end">${highest * share}</text>`;
  });
  const lines = curves.map(({ name, colour, read }, index) => {
    const points = samples.map((sample) => `${x(sample.seconds)},${y(read(sample))}`).join(" ");
    const label = `<text x="${WIDTH - 16 - index * 48}" y="${top - 6}" text-anchor="end" fill="${colour}">${name}</text>`;
    return `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="1.5"/>${label}`;
  });
  const bottom = top + HEIGHT + 16;
  return `<text x="${LEFT}" y="${top - 6}">${title}</text>${grid.join("")}${lines.join("")}<text x="${LEFT}" y="${bottom}">0</text><text x="${WIDTH - 16}" y="${bottom}" text-anchor="end">${(end / 60).toFixed(1)} min</text>`;
}

/** As many points as the picture can show; of each group the worst second. */
function thin(samples: readonly Sample[]): Sample[] {
  const size = Math.max(1, Math.ceil(samples.length / MAX_POINTS));
  const groups = Array.from({ length: Math.ceil(samples.length / size) }, (_, index) => samples.slice(index * size, (index + 1) * size));
  const highest = (group: readonly Sample[], read: (sample: Sample) => number) => Math.max(...group.map(read));
  return groups.map((group) => ({
    seconds: highest(group, ({ seconds }) => seconds),
    rssMb: highest(group, ({ rssMb }) => rssMb),
    p50: highest(group, ({ p50 }) => p50),
    p99: highest(group, ({ p99 }) => p99),
  }));
}

/** The next 1, 2 or 5 with zeros. */
function roundUp(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(value, 0.1)));
  return unit * ([1, 2, 5, 10].find((step) => step * unit >= value) ?? 10);
}
