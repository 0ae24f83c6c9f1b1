import type { Confirmation } from "#domain/before-launch/before-launch-check";
import type { Database } from "../database/database";

const PREFIX = "launch.confirmed.";

export type BeforeLaunchConfirmations = ReturnType<typeof createBeforeLaunchConfirmations>;

/** What people confirmed before the launch, kept among the settings. */
export function createBeforeLaunchConfirmations(db: Database) {
  return {
    async list(): Promise<Map<string, Confirmation>> {
      const rows = await db.selectFrom("settings").selectAll().where("name", "like", `${PREFIX}%`).execute();
      return new Map(
        rows.map(({ name, value, updated_at }) => {
          const kept = JSON.parse(value) as { by: string; value: string };
          return [name.slice(PREFIX.length), { ...kept, at: new Date(updated_at) }];
        }),
      );
    },

    async confirm(id: string, by: string, value: string): Promise<void> {
      const row = { value: JSON.stringify({ by, value }), updated_at: new Date().toISOString() };
      await db
        .insertInto("settings")
        .values({ name: PREFIX + id, ...row })
        .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
        .execute();
    },

    /** False when it was not confirmed. */
    async undo(id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom("settings")
        .where("name", "=", PREFIX + id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
