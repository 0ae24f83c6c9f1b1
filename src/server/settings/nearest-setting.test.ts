import { expect, test } from "vitest";
import { describeMisspelt, findNearestSetting } from "./nearest-setting";

test.each([
  ["PROT", "PORT"],
  ["PORTS", "PORT"],
  ["port", "PORT"],
  ["HOTS", "HOST"],
  ["DATADIR", "DATA_DIR"],
  ["DATABASE_URI", "DATABASE_URL"],
  ["SITEURL", "SITE_URL"],
  ["SECRETE_KEY", "SECRET_KEY"],
  ["ADMIN_PASWORD", "ADMIN_PASSWORD"],
  ["ADMIN_ALOWED_EMAIL", "ADMIN_ALLOWED_EMAILS"],
  ["CONTACT_FONE", "CONTACT_PHONE"],
])("%s is taken for %s", (name, setting) => {
  expect(findNearestSetting(name)).toBe(setting);
});

test("a setting is none that was misspelt, nor is a variable of another program", () => {
  const others = `PATH HOME HOSTNAME HOSTTYPE SHELL USER LOGNAME LANG LC_ALL TERM PWD OLDPWD TZ CI DEBUG EDITOR PAGER MAIL DISPLAY
    PGHOST PGPORT PGDATABASE PGPASSWORD SMTP_HOST HTTP_PROXY NODE_ENV NODE_OPTIONS MALLOC_ARENA_MAX XDG_DATA_DIRS DATABASE
    POSTGRES_PASSWORD SITE_ADDRESS CDN_NETWORKS npm_config_registry npm_package_name INIT_CWD CHROMIUM_PATH TEST_POSTGRES_URL`;
  const env = Object.fromEntries([...others.split(/\s+/), "PORT", "HOST", "SECRET_KEY", "SECRET_KEY_PREVIOUS"].map((name) => [name, "x"]));
  expect(describeMisspelt(env)).toEqual([]);
  expect(describeMisspelt({ ...env, PROT: "80" })).toEqual(["PROT is no setting and was ignored: did you mean PORT?"]);
});
