const FORCE_AFTER_MS = 10_000;

/** On a stop signal: lets requests and the bulk title under way end, then leaves; by force after ten seconds. */
export function stopGracefully(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), FORCE_AFTER_MS).unref();
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}
