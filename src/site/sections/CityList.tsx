export interface CityServed {
  name: string;
  /** Of its page. */
  path?: string;
}

/** Cities as tiles, those with a page as links; one that is left alone stands out. */
export function CityList({ cities, isAlone }: { cities: readonly CityServed[]; isAlone?: boolean }) {
  return (
    <ul className={isAlone ? "city-list is-alone" : "city-list"}>
      {cities.map(({ name, path }) => (
        <li key={name}>{path ? <a href={path}>{name}</a> : <span>{name}</span>}</li>
      ))}
    </ul>
  );
}
