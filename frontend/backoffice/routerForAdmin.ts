// What react-admin gets when it imports react-router-dom. It can make a router of its own, which would add 17 KB to the
// first load and is never used: BackOffice.tsx has one around it.
export * from "react-router";

const never = () => {
  throw new Error("react-admin found no router around it.");
};
export { never as createHashRouter, never as RouterProvider };
