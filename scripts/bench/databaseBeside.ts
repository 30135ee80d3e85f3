import pg from "pg";

/** An empty database of its own on the same server, so that its facts do not mix with the others'. */
export const databaseBeside = async (url: string, purpose: string): Promise<string> => {
  const name = `${purpose}_${process.pid}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${name}`);
  await client.query(`create database ${name}`);
  await client.end();
  const beside = new URL(url);
  beside.pathname = name;
  return String(beside);
};
