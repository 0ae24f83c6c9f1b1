/** The database the tests run on, as the project of the run says. */
export const ENGINE = process.env["TEST_ENGINE"] === "postgres" ? "postgres" : "sqlite";
