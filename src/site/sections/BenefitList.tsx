import { CreditCard, Gauge, type LucideIcon, ShieldCheck, Truck, Users, Wrench } from "lucide-react";
import type { BenefitIcon, HomeText } from "#domain/texts/home-text";

const ICONS: Record<BenefitIcon, LucideIcon> = {
  tool: Wrench,
  truck: Truck,
  speed: Gauge,
  card: CreditCard,
  shield: ShieldCheck,
  people: Users,
};

/** What comes with every motor. */
export function BenefitList({ benefits }: { benefits: HomeText["benefits"]["items"] }) {
  return (
    <ul className="grid gap-x-10 gap-y-3 md:gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {benefits.map(({ icon, title, text }) => {
        const Icon = ICONS[icon];
        return (
          <li key={title} className="flex gap-3 md:gap-4">
            <span className="flex size-9 md:size-12 flex-none items-center justify-center rounded-card bg-amber">
              <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
            </span>
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="text-[0.9375rem] text-steel md:mt-1 md:text-base">{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
