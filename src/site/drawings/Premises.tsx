import type { ReactNode } from "react";
import type { Building } from "#domain/gate/scene";
import type { Palette } from "./palette";

const buildings: Record<Building, (parts: { palette: Palette }) => ReactNode> = { casa: House, condominio: Condominium, loja: Shop };

/** What stands behind the gate: skyline, garden, a building, a car. */
export function Premises({ building, palette }: { building: Building; palette: Palette }) {
  const Built = buildings[building];
  return (
    <>
      <path fill={palette.line} fillOpacity=".45" d="M0 250v-92h34v-30h30v52h44v-84h14v-14h4v14h14v78h60v-40h400v-42h26v66h14v92z" />
      <path fill={palette.wood} d="M74 196h8v54h-8z" />
      <path fill={palette.leaf} d="M40 214c-26 0-34-30-12-40-4-24 18-34 32-26 10-20 42-18 48 4 26-2 32 28 14 38 8 18-12 32-28 24z" />
      <Built palette={palette} />
      <Car palette={palette} />
    </>
  );
}

/** Two floors, a garage and the front door. */
function House({ palette }: { palette: Palette }) {
  return (
    <>
      <path fill={palette.line} d="M248 152h352v184H248zM140 166h112v170H140z" />
      <path fill={palette.white} d="M196 66h404v88H196z" />
      <path
        fill={palette.glass}
        fillOpacity={palette.glassOpacity}
        d="M248 154h192v166H248zM226 86h64v46h-64zm70 0h64v46h-64zm70 0h64v46h-64zM158 190h56v56h-56z"
      />
      <path fill={palette.steel} d="M248 154h192v10H248zM226 132h204v4H226z" />
      <path fill={palette.ink} d="M184 56h428v10H184zM132 158h120v8H132z" />
      <path fill="none" stroke={palette.wood} strokeWidth="88" strokeDasharray="6 4" d="M456 110h96" />
      <path fill={palette.paper} d="M248 320h308v16H248z" />
      <path fill={palette.wood} d="M454 226h42v94h-42z" />
      <path fill={palette.amber} d="M487 270h4v14h-4z" />
      <path fill={palette.leaf} d="M513 304q-12-22-8-44 8 14 9 26 0-22 5-32 7 14 4 34 2-12 9-20 4 20-9 36z" />
      <path fill={palette.ink} d="M506 302h22l-3 18h-16z" />
    </>
  );
}

/** Floors of flats with balconies, the drive under them, and the porter's box beside it. */
function Condominium({ palette }: { palette: Palette }) {
  return (
    <>
      <path fill={palette.white} d="M176-8h440v344H176z" />
      <path fill={palette.line} d="M176-8h24v344h-24zm130 0h18v344h-18zm150 0h18v344h-18z" />
      <path
        fill="none"
        stroke={palette.glass}
        strokeOpacity={palette.glassOpacity}
        strokeWidth="30"
        strokeDasharray="34 16"
        d="M212 33h392M212 93h392M212 153h392"
      />
      <path
        fill="none"
        stroke={palette.steel}
        strokeWidth="8"
        d="M204 62h98M330 62h120M480 62h136M204 122h98M330 122h120M480 122h136M204 182h98M330 182h120M480 182h136"
      />
      <path fill={palette.ink} d="M168 196h456v12H168z" />
      <path fill={palette.steel} fillOpacity=".6" d="M290 208h250v128H290z" />
      <path fill={palette.line} d="M200 232h80v104h-80z" />
      <path fill={palette.glass} fillOpacity={palette.glassOpacity} d="M208 246h64v34h-64z" />
      <path fill={palette.wood} d="M556 250h40v86h-40z" />
    </>
  );
}

/** A shop with its sign, an awning and its window. */
function Shop({ palette }: { palette: Palette }) {
  return (
    <>
      <path fill={palette.white} d="M180 70h436v266H180z" />
      <path fill={palette.ink} d="M168 60h460v12H168zM204 86h388v40H204z" />
      <path fill="none" stroke={palette.amber} strokeWidth="10" strokeDasharray="52 10 30 10 74 10 40 400" d="M232 106h360" />
      <path fill={palette.line} d="M196 136h404v36H196z" />
      <path fill="none" stroke={palette.leaf} strokeWidth="36" strokeDasharray="24 24" d="M196 154h404" />
      <path fill={palette.glass} fillOpacity={palette.glassOpacity} d="M216 188h252v116H216z" />
      <path fill={palette.steel} d="M216 304h252v8H216zM338 188h8v116h-8z" />
      <path fill={palette.wood} d="M496 196h68v140h-68z" />
      <path fill={palette.glass} fillOpacity={palette.glassOpacity} d="M506 208h48v66h-48z" />
      <path fill={palette.amber} d="M504 286h6v20h-6z" />
    </>
  );
}

function Car({ palette }: { palette: Palette }) {
  return (
    <>
      <path fill={palette.ink} d="M310 302h16v20h-16zm74 0h16v20h-16z" />
      <path fill={palette.white} d="M304 312v-22q0-8 9-10l12-26q3-6 10-6h40q7 0 10 6l12 26q9 2 9 10v22z" />
      <path fill={palette.ink} d="M324 279l9-20q2-4 6-4h32q4 0 6 4l9 20zM332 298h46v6h-46z" />
      <path fill={palette.amber} d="M310 289h15v8h-15zm75 0h15v8h-15z" />
    </>
  );
}

/** What stands before the gate: low wall, pillars with lamps and intercom, pavement, kerb and road. */
export function Street({ palette }: { palette: Palette }) {
  return (
    <>
      <path fill={palette.line} d="M0 252h230v84H0zm554 0h86v84h-86z" />
      <path fill={palette.steel} d="M0 245h230v7H0zm554 0h86v7h-86zM0 382h640v18H0z" />
      <path fill={palette.paper} d="M0 336h640v38H0z" />
      <path fill={palette.white} d="M228 150h24v186h-24zm304 0h24v186h-24z" />
      <path fill={palette.line} d="M247 150h5v186h-5zm304 0h5v186h-5zM252 336h280l22 38H230zM0 374h640v8H0z" />
      <path fill={palette.ink} d="M225 145h30v5h-30zm304 0h30v5h-30zM233 128h14v4h-14zm304 0h14v4h-14zM536 244h11v24h-11z" />
      <path className="g-signal" fill={palette.amber} d="M235 132h10v13h-10zm304 0h10v13h-10z" />
      <path fill={palette.amber} d="M539 260h5v4h-5z" />
    </>
  );
}
