export interface Testimonial {
  name: string;
  /** "Santana, São Paulo". */
  location: string;
  text: string;
  /** Stars, 1 to 5. */
  rating: number;
  /** Where it is shown: "home", a city's name, or a landing page's slug. */
  region: string;
}
