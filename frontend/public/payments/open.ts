export { CardForm } from "./CardForm.tsx";
