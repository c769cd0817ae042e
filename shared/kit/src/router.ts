/**
 * The part of react-router that shell and remotes share as one module: the browser loads what is listed here.
 * Declarative routers only, because under single-spa a data router runs its loaders twice.
 */
export { BrowserRouter } from './browser-router.tsx'
export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  Route,
  Routes,
  matchPath,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom'
