import type { ReactNode } from "react";
import type { Contact } from "#domain/contact/contact";
import type { Business } from "#domain/facts/business";
import { formatNumber, formatYears } from "#domain/facts/format";
import type { Testimonial } from "#domain/testimonials/testimonial";
import { ContactButton } from "#site/contact/ContactButton";
import { PhoneLink } from "#site/contact/PhoneLink";
import { BenefitList } from "#site/sections/BenefitList";
import { ClosingCall } from "#site/sections/ClosingCall";
import { FactStrip } from "#site/sections/FactStrip";
import { GateTypes } from "#site/sections/GateTypes";
import { HeroVideo } from "#site/sections/HeroVideo";
import { InstalmentBanner } from "#site/sections/InstalmentBanner";
import { LinkGrid } from "#site/sections/LinkGrid";
import { OfferCards } from "#site/sections/OfferCards";
import { Section } from "#site/sections/Section";
import { StepList } from "#site/sections/StepList";
import { TestimonialCards } from "#site/sections/TestimonialCards";
import { homeSteps, localLinks } from "./home-texts";

export interface HomeScreenProps {
  title: string;
  business: Business;
  contact: Contact;
  testimonials: readonly Testimonial[];
  /** The gate that opens. */
  gate?: ReactNode;
  /** The player of the video. */
  video?: ReactNode;
  /** The search over the cities with free shipping. */
  cities?: ReactNode;
}

const HOME_TESTIMONIALS = 3;

export function HomeScreen({ title, business, contact, testimonials, gate, video, cities }: HomeScreenProps) {
  const { claims, identity, warranty, service } = business;
  return (
    <>
      <div className="bg-paper">
        <div className="wrap grid gap-x-12 gap-y-8 py-8 md:py-12 lg:grid-cols-[1fr_1.05fr] lg:items-center">
          <div>
            <h1 className="max-w-[18ch] text-[2.125rem] md:text-[3.25rem]">{title}</h1>
            <p className="mt-4 max-w-[48ch] text-[1.125rem] text-steel">
              Abre em {claims.openingSeconds} segundos, chega sem frete e é instalado sem custo em São Paulo e região. Você fala direto com
              quem instala.
            </p>
            <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
              <ContactButton contact={contact} />
              <PhoneLink contact={contact} className="text-lg" />
            </div>
            <p className="mt-4 text-sm text-steel">
              Resposta em até {service.responseMinutes} minutos · {claims.interestFreeInstallments}x sem juros ·{" "}
              {formatYears(warranty.promotionalYears)} de garantia
            </p>
          </div>
          <div>{gate}</div>
        </div>
      </div>
      <FactStrip
        items={[
          { value: `Desde ${identity.since}`, label: "instalando motores" },
          { value: `${formatNumber(claims.customers)}+`, label: "clientes" },
          { value: `${claims.openingSeconds} s`, label: "para abrir o portão" },
          { value: `${claims.interestFreeInstallments}x`, label: "sem juros" },
          { value: formatYears(warranty.promotionalYears), label: "de garantia" },
        ]}
      />
      <Section title="O que você leva com o motor">
        <BenefitList business={business} />
      </Section>
      <HeroVideo>{video}</HeroVideo>
      <Section title="Qual é o seu portão?" intro="O motor certo depende do movimento, do peso e de quantas vezes o portão abre por dia.">
        <GateTypes />
      </Section>
      <Section title="Como funciona" tone="paper">
        <StepList steps={homeSteps} />
      </Section>
      <Section title="Planos com instalação inclusa">
        <OfferCards offers="plans" business={business} />
        <p className="mt-5 text-sm text-steel">
          Tabela de ofertas dos motores:{" "}
          {business.offers
            .map(({ name, price }) => `${name.replace(/ para portão automático$/, "")} por R$ ${formatNumber(price)}`)
            .join(" · ")}
          .
        </p>
      </Section>
      <InstalmentBanner business={business} contact={contact} />
      <Section
        id="frete-gratis"
        title="Frete grátis na sua cidade"
        intro="Entregamos e instalamos sem cobrar o deslocamento nas cidades abaixo."
        tone="paper"
      >
        {cities}
      </Section>
      <Section
        title="Quem já trocou o motor"
        intro={`Nota ${claims.rating.value.toLocaleString("pt-BR")} de 5 em ${claims.rating.reviews} avaliações.`}
      >
        <TestimonialCards testimonials={testimonials.filter(({ region }) => region === "home").slice(0, HOME_TESTIMONIALS)} />
      </Section>
      <Section title="Atendimento perto de você" tone="paper">
        <LinkGrid links={localLinks} />
      </Section>
      <ClosingCall
        title="Portão parado não espera"
        text={`Mande uma foto agora. Em emergência, um técnico chega em até ${service.emergencyArrivalHours} horas.`}
        button="Chamar no WhatsApp"
        message="Olá! Meu portão parou e preciso de um técnico."
        contact={contact}
      />
    </>
  );
}
