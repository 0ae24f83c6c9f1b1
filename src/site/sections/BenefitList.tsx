import { CreditCard, Gauge, ShieldCheck, Truck, Users, Wrench } from "lucide-react";
import { formatNumber, formatRange, formatYears } from "#domain/facts/format";
import type { PublishedBusiness } from "#domain/facts/published-business";

/** What comes with every motor, in the order visitors ask. */
export function BenefitList({ business }: { business: PublishedBusiness }) {
  const { claims, service, warranty, identity } = business;
  const benefits = [
    {
      Icon: Wrench,
      title: "Instalação grátis",
      text: `Feita por técnico próprio, em ${formatRange(service.installationHours, "horas")}, na capital e na região.`,
    },
    { Icon: Truck, title: "Frete grátis", text: "O motor chega com a equipe. Você não paga entrega nem deslocamento." },
    {
      Icon: Gauge,
      title: `Abre em ${claims.openingSeconds} segundos`,
      text: "Menos tempo parado na calçada, com o portão aberto e o carro na rua.",
    },
    {
      Icon: CreditCard,
      title: `${claims.interestFreeInstallments}x sem juros`,
      text: "Motor e instalação parcelados no cartão pelo mesmo preço.",
    },
    {
      Icon: ShieldCheck,
      title: `${formatYears(warranty.promotionalYears)} de garantia`,
      text: `Por escrito, com visita em até ${service.warrantyVisitHours} horas. Dá para estender até ${formatYears(warranty.extendedYears)}.`,
    },
    ...(identity.since === undefined ? [] : [{ Icon: Users, title: `Desde ${identity.since}`, text: describeCustomers(claims.customers) }]),
  ];
  return (
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {benefits.map(({ Icon, title, text }) => (
        <li key={title} className="flex gap-4">
          <span className="flex size-12 flex-none items-center justify-center rounded-card bg-amber">
            <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
          </span>
          <div>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1 text-steel">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function describeCustomers(count: number | undefined): string {
  const known = count === undefined ? "Clientes" : `Mais de ${formatNumber(count)} clientes`;
  return `${known} em casas, condomínios e empresas.`;
}
