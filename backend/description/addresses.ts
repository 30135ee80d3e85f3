export const openApiUrl = "/api/openapi.json";
export const docsUrl = "/api/docs";
