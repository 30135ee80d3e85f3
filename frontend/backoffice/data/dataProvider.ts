import simpleRestProvider from "ra-data-simple-rest";
import type { DataProvider, GetListParams } from "react-admin";
import { takenFor } from "../../../backend/listContract.ts";
import { ApiError, refused, send } from "../../shared/api.ts";
import type { Context } from "../context.ts";
import { dataProviderWords as words } from "./words.ts";

type Options = { method?: string; headers?: HeadersInit; body?: BodyInit | null; signal?: AbortSignal | null };

/** ra-data-simple-rest reads the row count from a header, which the shared reads do not return. */
const http = async (url: string, { signal, method = "GET", ...options }: Options = {}) => {
  const response = await send(method, url, { ...options, ...(signal && { signal }) });
  const body = await response.text();
  if (!response.ok) throw refused(response, body);
  return { status: response.status, headers: response.headers, body, json: body ? JSON.parse(body) : null };
};

/** The intersection of a union's members. */
type Together<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer All) => void ? All : never;
type Verbs<C> = Together<C extends { verbs: infer V } ? V : unknown>;

/** Changes have names here; rows are never merely overwritten. */
const byVerbOnly = (): never => {
  throw new Error("Rows are changed by the named methods of the data provider");
};

/** For a list longer than the server counts, all we know is that more pages follow. */
const wholeOrPart = <R extends { total?: number | undefined }>(list: R, { pagination }: GetListParams) => {
  if (!Number.isNaN(list.total)) return list;
  const { total: _, ...uncounted } = list;
  return { ...uncounted, pageInfo: { hasNextPage: true, hasPreviousPage: (pagination?.page ?? 1) > 1 } };
};

/** All rows of a list as it is filtered, for a file. The server records who took them. */
export interface TakeAlong {
  takeAlong: <T>(name: string, rows: Pick<GetListParams, "filter" | "sort">) => Promise<T[]>;
}

const rest = simpleRestProvider("/api", http);

/** Reads the contexts' resources and carries their verbs. */
export const dataProviderOf = <C extends Context>(contexts: readonly C[]): DataProvider & TakeAlong & Verbs<C> => {
  const resources = new Map(
    contexts.flatMap(({ resources = [] }) => resources).map((resource) => [resource.name, resource]),
  );
  const resourceOf = (name: string) => {
    const resource = resources.get(name);
    if (!resource) throw new Error(`No such resource: ${name}`);
    return resource;
  };
  const pathOf = (name: string) => resourceOf(name).readAt.replace(/^\/api\//, "");
  const oneListed = async (name: string, id: unknown) => {
    const one = { pagination: { page: 1, perPage: 1 }, sort: { field: "id", order: "ASC" as const }, filter: { id } };
    const [data] = (await rest.getList(pathOf(name), one)).data;
    if (!data) throw new ApiError(404, "not found", { message: words.weCouldntFindThis });
    return { data };
  };
  const reading: DataProvider & TakeAlong = {
    getList: async (name, params) => wholeOrPart(await rest.getList(pathOf(name), params), params),
    getOne: (name, params) =>
      resourceOf(name).isReadFromList ? oneListed(name, params.id) : rest.getOne(pathOf(name), params),
    getMany: (name, params) => rest.getMany(pathOf(name), params),
    getManyReference: (name, params) => rest.getManyReference(pathOf(name), params),
    takeAlong: async (name, { filter, sort }) => {
      const parts = new URLSearchParams({
        filter: JSON.stringify(filter),
        ...(sort && { sort: JSON.stringify([sort.field, sort.order]) }),
        [takenFor]: "export",
      });
      return (await http(`${resourceOf(name).readAt}?${parts}`)).json;
    },
    create: byVerbOnly,
    update: byVerbOnly,
    updateMany: byVerbOnly,
    delete: byVerbOnly,
    deleteMany: byVerbOnly,
  };
  return Object.assign(reading, ...contexts.map(({ verbs }) => verbs));
};
