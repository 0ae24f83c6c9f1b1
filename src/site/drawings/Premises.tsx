import type { SVGProps } from "react";
import type { Building } from "#domain/gate/scene";
import type { Palette } from "./palette";

/** Filled with a colour of the palette; what has a width is a line in it. */
type Shape = readonly [colour: Exclude<keyof Palette, "glassOpacity">, d: string, more?: SVGProps<SVGPathElement>];

function Shapes({ shapes, palette }: { shapes: readonly Shape[]; palette: Palette }) {
  return shapes.map(([colour, d, more]) => {
    const [paint, opacity] = [palette[colour], colour === "glass" ? palette.glassOpacity : undefined];
    const look = more?.strokeWidth ? { fill: "none", stroke: paint, strokeOpacity: opacity } : { fill: paint, fillOpacity: opacity };
    return <path key={d} {...look} {...more} d={d} />;
  });
}

const SURROUNDINGS: readonly Shape[] = [
  ["line", "M0 250v-92h34v-30h30v52h44v-84h14v-14h4v14h14v78h60v-40h400v-42h26v66h14v92z", { fillOpacity: ".45" }],
  ["wood", "M74 196h8v54h-8z"],
  ["leaf", "M40 214c-26 0-34-30-12-40-4-24 18-34 32-26 10-20 42-18 48 4 26-2 32 28 14 38 8 18-12 32-28 24z"],
];

/** Two floors, a garage and the front door. */
const HOUSE: readonly Shape[] = [
  ["line", "M248 152h352v184H248zM140 166h112v170H140z"],
  ["white", "M196 66h404v88H196z"],
  ["glass", "M248 154h192v166H248zM226 86h64v46h-64zm70 0h64v46h-64zm70 0h64v46h-64zM158 190h56v56h-56z"],
  ["steel", "M248 154h192v10H248zM226 132h204v4H226z"],
  ["ink", "M184 56h428v10H184zM132 158h120v8H132z"],
  ["wood", "M456 110h96", { strokeWidth: "88", strokeDasharray: "6 4" }],
  ["paper", "M248 320h308v16H248z"],
  ["wood", "M454 226h42v94h-42z"],
  ["amber", "M487 270h4v14h-4z"],
  ["leaf", "M513 304q-12-22-8-44 8 14 9 26 0-22 5-32 7 14 4 34 2-12 9-20 4 20-9 36z"],
  ["ink", "M506 302h22l-3 18h-16z"],
];

/** Floors of flats with balconies, the drive under them, and the porter's box beside it. */
const CONDOMINIUM: readonly Shape[] = [
  ["white", "M176-8h440v344H176z"],
  ["line", "M176-8h24v344h-24zm130 0h18v344h-18zm150 0h18v344h-18z"],
  ["glass", "M212 33h392M212 93h392M212 153h392", { strokeWidth: "30", strokeDasharray: "34 16" }],
  ["steel", "M204 62h98M330 62h120M480 62h136M204 122h98M330 122h120M480 122h136M204 182h98M330 182h120M480 182h136", { strokeWidth: "8" }],
  ["ink", "M168 196h456v12H168z"],
  ["steel", "M290 208h250v128H290z", { fillOpacity: ".6" }],
  ["line", "M200 232h80v104h-80z"],
  ["glass", "M208 246h64v34h-64z"],
  ["wood", "M556 250h40v86h-40z"],
];

/** A shop with its sign, an awning and its window. */
const SHOP: readonly Shape[] = [
  ["white", "M180 70h436v266H180z"],
  ["ink", "M168 60h460v12H168zM204 86h388v40H204z"],
  ["amber", "M232 106h360", { strokeWidth: "10", strokeDasharray: "52 10 30 10 74 10 40 400" }],
  ["line", "M196 136h404v36H196z"],
  ["leaf", "M196 154h404", { strokeWidth: "36", strokeDasharray: "24 24" }],
  ["glass", "M216 188h252v116H216z"],
  ["steel", "M216 304h252v8H216zM338 188h8v116h-8z"],
  ["wood", "M496 196h68v140h-68z"],
  ["glass", "M506 208h48v66h-48z"],
  ["amber", "M504 286h6v20h-6z"],
];

const BUILDINGS: Record<Building, readonly Shape[]> = { casa: HOUSE, condominio: CONDOMINIUM, loja: SHOP };

const CAR: readonly Shape[] = [
  ["ink", "M310 302h16v20h-16zm74 0h16v20h-16z"],
  ["white", "M304 312v-22q0-8 9-10l12-26q3-6 10-6h40q7 0 10 6l12 26q9 2 9 10v22z"],
  ["ink", "M324 279l9-20q2-4 6-4h32q4 0 6 4l9 20zM332 298h46v6h-46z"],
  ["amber", "M310 289h15v8h-15zm75 0h15v8h-15z"],
];

/** What stands behind the gate: skyline, garden, a building, a car. */
export function Premises({ building, palette }: { building: Building; palette: Palette }) {
  return <Shapes shapes={[...SURROUNDINGS, ...BUILDINGS[building], ...CAR]} palette={palette} />;
}

const STREET: readonly Shape[] = [
  ["line", "M0 252h230v84H0zm554 0h86v84h-86z"],
  ["steel", "M0 245h230v7H0zm554 0h86v7h-86zM0 382h640v18H0z"],
  ["paper", "M0 336h640v38H0z"],
  ["white", "M228 150h24v186h-24zm304 0h24v186h-24z"],
  ["line", "M247 150h5v186h-5zm304 0h5v186h-5zM252 336h280l22 38H230zM0 374h640v8H0z"],
  ["ink", "M225 145h30v5h-30zm304 0h30v5h-30zM233 128h14v4h-14zm304 0h14v4h-14zM536 244h11v24h-11z"],
  ["amber", "M235 132h10v13h-10zm304 0h10v13h-10z", { className: "g-signal" }],
  ["amber", "M539 260h5v4h-5z"],
];

/** What stands before the gate: low wall, pillars with lamps and intercom, pavement, kerb and road. */
export const Street = ({ palette }: { palette: Palette }) => <Shapes shapes={STREET} palette={palette} />;
