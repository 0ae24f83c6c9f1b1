import type { Palette } from "./palette";

/** What stands behind the gate: skyline, garden, house, garage with a car, front door. */
export function House({ palette }: { palette: Palette }) {
  return (
    <>
      <path fill={palette.line} fillOpacity=".45" d="M0 250v-92h34v-30h30v52h44v-84h14v-14h4v14h14v78h60v-40h400v-42h26v66h14v92z" />
      <path fill={palette.wood} d="M74 196h8v54h-8z" />
      <path fill={palette.leaf} d="M40 214c-26 0-34-30-12-40-4-24 18-34 32-26 10-20 42-18 48 4 26-2 32 28 14 38 8 18-12 32-28 24z" />
      <path fill={palette.line} d="M248 152h352v184H248zM140 166h112v170H140z" />
      <path fill={palette.white} d="M196 66h404v88H196z" />
      <path
        fill={palette.steel}
        fillOpacity=".5"
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
      <Car palette={palette} />
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
