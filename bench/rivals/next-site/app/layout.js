export const metadata = { title: "Motores de portão", description: "A página inicial, com o mesmo texto" };

export default function Layout({ children }) {
  return (
    <html lang="pt-BR">
      <body>{children}</body>
    </html>
  );
}
