import { useQueryClient } from "@tanstack/react-query";
import { Component, type ReactNode } from "react";
import { PATHS } from "#domain/site/paths";
import { Button, ButtonLink } from "../ui/Button";

/** Shows what a part of a screen that broke said; stands inside the screen's `main`. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  // What was fetched may be what the screen stumbled over.
  return <ErrorBoundary onRetry={() => client.clear()}>{children}</ErrorBoundary>;
}

interface ErrorBoundaryProps {
  /** Nothing else of the screen is left: it stands in a `main` of its own. */
  isWhole?: boolean;
  onRetry?: () => void;
  children: ReactNode;
}

/** Shows what broke while rendering said, with ways on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const retry = () => {
      this.props.onRetry?.();
      this.setState({ error: undefined });
    };
    const message = (
      <div role="alert" className="grid max-w-xl gap-4">
        <h1 className="text-2xl" lang="en">
          Unexpected Application Error!
        </h1>
        <p>Algo deu errado nesta tela. O que já foi salvo continua salvo.</p>
        <pre className="overflow-x-auto rounded-lg border border-line bg-white p-3 text-sm whitespace-pre-wrap">{error.message}</pre>
        <div className="flex flex-wrap gap-2">
          <Button look="primary" onClick={retry}>
            Tentar novamente
          </Button>
          <ButtonLink href={PATHS.panel}>Voltar ao painel</ButtonLink>
        </div>
      </div>
    );
    if (!this.props.isWhole) return message;
    return <main className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 lg:px-8 lg:py-8">{message}</main>;
  }
}
