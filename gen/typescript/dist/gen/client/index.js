import {
  formDataBodySerializer,
  jsonBodySerializer,
  urlSearchParamsBodySerializer
} from "../core/bodySerializer.gen.js";
import { buildClientParams } from "../core/params.gen.js";
import { serializeQueryKeyValue } from "../core/queryKeySerializer.gen.js";
import { createClient } from "./client.gen.js";
import { createConfig, mergeHeaders } from "./utils.gen.js";
export {
  buildClientParams,
  createClient,
  createConfig,
  formDataBodySerializer,
  jsonBodySerializer,
  mergeHeaders,
  serializeQueryKeyValue,
  urlSearchParamsBodySerializer
};
