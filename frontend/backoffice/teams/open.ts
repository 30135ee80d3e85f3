export { CreationAsked, FinderAsked } from "./TeamAsked.tsx";
